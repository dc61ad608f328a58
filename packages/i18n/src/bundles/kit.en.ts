import kit from '../../locales/en/kit.json' with { type: 'json' };

export default { kit };
