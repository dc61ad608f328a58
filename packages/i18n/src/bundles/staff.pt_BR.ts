import coming from '../../locales/pt_BR/coming.json' with { type: 'json' };

export default { coming };
