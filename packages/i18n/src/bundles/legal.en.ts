import legal from '../../locales/en/legal.json' with { type: 'json' };
import publicPages from '../../locales/en/public.json' with { type: 'json' };

export default { legal, public: publicPages };
