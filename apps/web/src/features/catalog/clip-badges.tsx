import type { ClipBadge } from '@semblante/contracts';
import Flame from 'lucide-react/icons/flame';
import Heart from 'lucide-react/icons/heart';
import Sparkles from 'lucide-react/icons/sparkles';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/feedback/tag.tsx';

const looks: Record<ClipBadge, { kind: ComponentProps<typeof Tag>['kind']; Icon: typeof Flame }> = {
  hot: { kind: 'chroma', Icon: Flame },
  trending: { kind: 'ink', Icon: TrendingUp },
  new: { kind: 'paper', Icon: Sparkles },
  most_chosen: { kind: 'paper', Icon: Heart },
};

export function ClipBadgeTag({ badge }: { badge: ClipBadge }) {
  const { t } = useTranslation();
  const { kind, Icon } = looks[badge];
  return (
    <Tag kind={kind} icon={<Icon aria-hidden="true" />}>
      {t(`catalog.badges.${badge}`)}
    </Tag>
  );
}
