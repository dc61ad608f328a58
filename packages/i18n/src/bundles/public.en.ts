import help from '../../locales/en/help.json' with { type: 'json' };
import publicPages from '../../locales/en/public.json' with { type: 'json' };

export default { help, public: publicPages };
