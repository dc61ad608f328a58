import type { Processing } from '@semblante/contracts';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/use-current-user.ts';
import { pathTo } from '../../navigation/route-names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { LineProgress } from '../../ui/picture/line-progress.tsx';
import { closeProcessingError, useProcessingError } from './processing-error.ts';

/** docs/product/processings.md: opens when a processing of the page ends in an error. One on each such page. */
export function ProcessingErrorModal() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const failed = useProcessingError();
  // What was shown stays while the modal leaves the page.
  const [shown, setShown] = useState(failed);
  if (failed !== undefined && failed !== shown) setShown(failed);
  if (shown === undefined) return null;

  function tryAgain() {
    closeProcessingError();
    void navigate(pathTo('user.faceswap', {}, shown?.video_id == null ? {} : { video: shown.video_id }));
  }

  return (
    <Modal
      open={failed !== undefined}
      onClose={closeProcessingError}
      picture={shown.thumbnail_url !== null && <GreyPicture url={shown.thumbnail_url} />}
      title={t('processings.error_modal.title')}
      text={t(`processings.errors.${shown.error_code ?? 'failed'}`)}
      actions={
        <>
          <Button onClick={tryAgain}>{t('processings.error_modal.again')}</Button>
          <Button kind="sec" onClick={closeProcessingError}>
            {t('processings.error_modal.later')}
          </Button>
        </>
      }
    >
      <NothingTaken processing={shown} />
    </Modal>
  );
}

function GreyPicture({ url }: { url: string }) {
  return (
    <div className="px-4 pt-7 md:px-8 md:pt-8">
      <LineProgress>
        <img src={url} alt="" />
      </LineProgress>
    </div>
  );
}

function NothingTaken({ processing }: { processing: Processing }) {
  const { t } = useTranslation();
  const balance = useCurrentUser()?.balance ?? 0;
  if (processing.credits_charged > 0) return null;
  return (
    <Notice kind="ok">
      <Trans
        i18nKey="processings.error_modal.free"
        values={{ balance: t('processings.error_modal.balance', { count: balance }) }}
        components={{ b: <strong className="font-[650]" /> }}
      />
    </Notice>
  );
}
