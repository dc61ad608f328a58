import coming from '../../locales/en/coming.json' with { type: 'json' };
import credits from '../../locales/en/credits.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import faces from '../../locales/en/faces.json' with { type: 'json' };
import faceswap from '../../locales/en/faceswap.json' with { type: 'json' };
import payments from '../../locales/en/payments.json' with { type: 'json' };
import processings from '../../locales/en/processings.json' with { type: 'json' };
import review from '../../locales/en/review.json' with { type: 'json' };
import videos from '../../locales/en/videos.json' with { type: 'json' };

export default { coming, credits, dashboard, faces, faceswap, payments, processings, review, videos };
