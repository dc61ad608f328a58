import catalog from '../../locales/pt_BR/catalog.json' with { type: 'json' };
import credits from '../../locales/pt_BR/credits.json' with { type: 'json' };
import dashboard from '../../locales/pt_BR/dashboard.json' with { type: 'json' };
import enhance from '../../locales/pt_BR/enhance.json' with { type: 'json' };
import faces from '../../locales/pt_BR/faces.json' with { type: 'json' };
import faceswap from '../../locales/pt_BR/faceswap.json' with { type: 'json' };
import images from '../../locales/pt_BR/images.json' with { type: 'json' };
import payments from '../../locales/pt_BR/payments.json' with { type: 'json' };
import privacy from '../../locales/pt_BR/privacy.json' with { type: 'json' };
import processings from '../../locales/pt_BR/processings.json' with { type: 'json' };
import review from '../../locales/pt_BR/review.json' with { type: 'json' };
import videos from '../../locales/pt_BR/videos.json' with { type: 'json' };

export default {
  catalog,
  credits,
  dashboard,
  enhance,
  faces,
  faceswap,
  images,
  payments,
  privacy,
  processings,
  review,
  videos,
};
