import type { ClipState } from '@semblante/contracts';
import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import PencilLine from 'lucide-react/icons/pencil-line';
import ScanEye from 'lucide-react/icons/scan-eye';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/feedback/tag.tsx';

const looks: Record<ClipState, { kind: ComponentProps<typeof Tag>['kind']; Icon: typeof Check }> = {
  draft: { kind: 'fill', Icon: PencilLine },
  screening: { kind: 'info', Icon: ScanEye },
  held: { kind: 'warn', Icon: Eye },
  published: { kind: 'ok', Icon: Check },
  withdrawn: { kind: 'outline', Icon: Archive },
};

export function ClipStateTag({ state }: { state: ClipState }) {
  const { t } = useTranslation();
  const { kind, Icon } = looks[state];
  return (
    <Tag kind={kind} icon={<Icon aria-hidden="true" />}>
      {t(`staff-videos.states.${state}`)}
    </Tag>
  );
}
