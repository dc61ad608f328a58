import FileSearch from 'lucide-react/icons/file-search';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/format-bytes.ts';
import { useCoarsePointer } from '../../lib/use-coarse-pointer.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { DropPlace } from '../../ui/form/drop-place.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { copyTypes } from '../reports/index.ts';
import { useVerify } from './use-verify.ts';
import { VerifyVerdict } from './verify-verdict.tsx';

export function VerifyPanel() {
  const { verifying, take, again } = useVerify();
  switch (verifying.step) {
    case 'sending':
      return <Sending name={verifying.name} sent={verifying.sent} onCancel={again} />;
    case 'done':
      return <VerifyVerdict name={verifying.name} verdict={verifying.verdict} onAnother={again} />;
    default:
      return <Choose onFiles={take} message={verifying.step === 'refused' ? verifying.message : undefined} />;
  }
}

function Choose({ onFiles, message }: { onFiles: (files: File[]) => void; message: string | undefined }) {
  const { t } = useTranslation();
  const isTouch = useCoarsePointer();
  return (
    <>
      <DropPlace
        title={t(isTouch ? 'public.verify.drop_touch' : 'public.verify.drop')}
        hint={t('public.verify.drop_hint')}
        icon={<FileSearch />}
        accept={copyTypes}
        onFiles={onFiles}
        className="min-h-72"
      />
      {message !== undefined && (
        <Notice kind="danger" announce>
          {message}
        </Notice>
      )}
    </>
  );
}

function Sending({
  name,
  sent: { done, total },
  onCancel,
}: {
  name: string;
  sent: { done: number; total: number };
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const isThere = done >= total && total > 0;
  const detail = isThere
    ? t('public.verify.reading')
    : t('public.verify.sending_detail', { done: formatBytes(done), total: formatBytes(total) });
  return (
    <Card className="flex flex-col gap-4">
      <Progress
        percent={total > 0 ? (done / total) * 90 : 0}
        stage={t(isThere ? 'public.verify.working' : 'public.verify.sending', { name })}
        detail={detail}
      />
      <Button kind="quiet" className="self-start" onClick={onCancel}>
        {t('public.verify.cancel')}
      </Button>
    </Card>
  );
}
