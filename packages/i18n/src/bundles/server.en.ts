import errors from '../../locales/en/errors.json' with { type: 'json' };
import mails from '../../locales/en/mails.json' with { type: 'json' };
import validation from '../../locales/en/validation.json' with { type: 'json' };

export default { errors, mails, validation };
