import type { VideoState } from '@semblante/contracts';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Eye from 'lucide-react/icons/eye';
import ScanFace from 'lucide-react/icons/scan-face';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/feedback/tag.tsx';

const looks: Record<VideoState, { kind: ComponentProps<typeof Tag>['kind']; Icon: typeof Check }> = {
  uploading: { kind: 'warn', Icon: CloudUpload },
  checking: { kind: 'fill', Icon: ScanFace },
  analysing: { kind: 'fill', Icon: ScanFace },
  ready: { kind: 'ok', Icon: Check },
  held: { kind: 'warn', Icon: Eye },
  refused: { kind: 'danger', Icon: Ban },
  error: { kind: 'danger', Icon: X },
};

export function VideoStateTag({ state }: { state: VideoState }) {
  const { t } = useTranslation();
  const { kind, Icon } = looks[state];
  return (
    <Tag kind={kind} icon={<Icon aria-hidden="true" />}>
      {t(`videos.states.${state}`)}
    </Tag>
  );
}
