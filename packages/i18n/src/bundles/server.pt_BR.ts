import errors from '../../locales/pt_BR/errors.json' with { type: 'json' };
import mails from '../../locales/pt_BR/mails.json' with { type: 'json' };
import validation from '../../locales/pt_BR/validation.json' with { type: 'json' };

export default { errors, mails, validation };
