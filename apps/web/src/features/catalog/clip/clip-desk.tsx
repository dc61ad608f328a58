import type { ClipDetail, Face, Processing } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/use-current-user.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { useFaces } from '../../faces/index.ts';
import { deskColumn, deskColumns, usePreview } from '../../faceswap/index.ts';
import { makeClipPreview } from '../catalog-calls.ts';
import { ClipOffer } from './clip-offer.tsx';
import { ClipPeople } from './clip-people.tsx';
import { ClipStage } from './clip-stage.tsx';
import { PriceModal } from './price-modal.tsx';
import { TermsModal } from './terms-modal.tsx';
import { useClipDraft } from './use-clip-draft.ts';
import { useClipStart } from './use-clip-start.ts';

const noFaces: Face[] = [];

interface ClipDeskProps {
  clip: ClipDetail;
  onStarted: (processing: Processing) => void;
  onGone: () => void;
}

/** A scene, who in it gets which face, how that looks, and what it costs. */
export function ClipDesk({ clip, onStarted, onGone }: ClipDeskProps) {
  const { t } = useTranslation();
  const { balance } = useUser();
  const { data: faces, isError: areFacesMissing } = useFaces();
  const { draft, choose, mapping } = useClipDraft(clip, faces);
  const preview = usePreview({ mapping, make: (body) => makeClipPreview(clip.id, body) });
  const { press, isBusy, isUnsure, terms, price } = useClipStart({ clip, mapping, onStarted, onGone });

  return (
    <div className={deskColumns}>
      <ClipStage clip={clip} preview={preview} />
      <div className={deskColumn}>
        {clip.description !== '' && <p className="text-pretty text-ink-2">{clip.description}</p>}
        {faces === undefined && !areFacesMissing ? (
          <SkeletonGroup>
            <Skeleton className="h-44 w-full rounded-card" />
          </SkeletonGroup>
        ) : (
          <ClipPeople clip={clip} faces={faces ?? noFaces} draft={draft} onChoose={choose} />
        )}
        {areFacesMissing && <p className="text-sm text-danger">{t('faces.strip.failed')}</p>}
        <ClipOffer
          clip={clip}
          isMapped={mapping.length > 0}
          busy={isBusy && !terms.isOpen}
          isUnsure={isUnsure}
          onStart={press}
        />
      </div>
      <TermsModal clip={clip} open={terms.isOpen} busy={isBusy} onAccept={terms.accept} onClose={terms.close} />
      <PriceModal change={price.change} balance={balance} onAgree={price.agree} onClose={price.close} />
    </div>
  );
}
