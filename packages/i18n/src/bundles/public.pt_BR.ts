import help from '../../locales/pt_BR/help.json' with { type: 'json' };
import publicPages from '../../locales/pt_BR/public.json' with { type: 'json' };

export default { help, public: publicPages };
