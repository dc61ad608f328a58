import type { CreditOrderState } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/feedback/tag.tsx';

const looks = {
  done: { kind: 'ok', Icon: Check },
  pending: { kind: 'warn', Icon: Clock },
  denied: { kind: 'fill', Icon: X },
} as const;

export function OrderStateTag({ state }: { state: CreditOrderState }) {
  const { t } = useTranslation();
  const { kind, Icon } = looks[state];
  return (
    <Tag kind={kind} icon={<Icon />}>
      {t(`staff.credits.states.${state}`)}
    </Tag>
  );
}
