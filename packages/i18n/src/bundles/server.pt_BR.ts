import accounts from '../../locales/pt_BR/accounts.json' with { type: 'json' };
import errors from '../../locales/pt_BR/errors.json' with { type: 'json' };
import exports from '../../locales/pt_BR/exports.json' with { type: 'json' };
import faces from '../../locales/pt_BR/faces.json' with { type: 'json' };
import mails from '../../locales/pt_BR/mails.json' with { type: 'json' };
import privacy from '../../locales/pt_BR/privacy.json' with { type: 'json' };
import processings from '../../locales/pt_BR/processings.json' with { type: 'json' };
import sandbox from '../../locales/pt_BR/sandbox.json' with { type: 'json' };
import validation from '../../locales/pt_BR/validation.json' with { type: 'json' };
import videos from '../../locales/pt_BR/videos.json' with { type: 'json' };

export default { accounts, errors, exports, faces, mails, privacy, processings, sandbox, validation, videos };
