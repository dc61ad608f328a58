import kit from '../../locales/pt_BR/kit.json' with { type: 'json' };

export default { kit };
