import type { Processing } from '@semblante/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { HeldPanel } from '../review/lazy.ts';

// Few ever need it, and it brings the schemas along.

/** Until when a person decides about a held result, and the way to what was doubted. */
export function ProcessingReview({ processing: { review, title } }: { processing: Processing }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const decideBy = review?.decide_by ?? null;
  return (
    <>
      <p className="text-sm text-pretty text-muted">
        {decideBy === null || review?.is_late === true
          ? t('processings.review.text')
          : t('processings.review.until', { date: formatDate(decideBy, 'moment') })}
      </p>
      {review?.reason != null && (
        <Button kind="sec" size="sm" className="self-start" onClick={() => setIsOpen(true)}>
          {t('review.objection.open')}
        </Button>
      )}
      {isOpen && (
        <Modal
          open
          onClose={close}
          wide
          title={t('review.held.title')}
          text={<span className="wrap-anywhere">{title}</span>}
          actions={
            <Button kind="quiet" onClick={close}>
              {t('review.objection.close')}
            </Button>
          }
        >
          <Suspense>
            <HeldPanel review={review} isResult />
          </Suspense>
        </Modal>
      )}
    </>
  );
}
