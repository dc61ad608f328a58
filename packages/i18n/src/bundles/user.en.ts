import catalog from '../../locales/en/catalog.json' with { type: 'json' };
import credits from '../../locales/en/credits.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import enhance from '../../locales/en/enhance.json' with { type: 'json' };
import faces from '../../locales/en/faces.json' with { type: 'json' };
import faceswap from '../../locales/en/faceswap.json' with { type: 'json' };
import images from '../../locales/en/images.json' with { type: 'json' };
import payments from '../../locales/en/payments.json' with { type: 'json' };
import privacy from '../../locales/en/privacy.json' with { type: 'json' };
import processings from '../../locales/en/processings.json' with { type: 'json' };
import review from '../../locales/en/review.json' with { type: 'json' };
import videos from '../../locales/en/videos.json' with { type: 'json' };

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
