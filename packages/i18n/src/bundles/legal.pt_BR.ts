import legal from '../../locales/pt_BR/legal.json' with { type: 'json' };
import publicPages from '../../locales/pt_BR/public.json' with { type: 'json' };

export default { legal, public: publicPages };
