import CircleCheck from 'lucide-react/icons/circle-check';
import InfinityIcon from 'lucide-react/icons/infinity';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';

const benefits = [
  { name: 'charged', Icon: CircleCheck },
  { name: 'expire', Icon: InfinityIcon },
  { name: 'refund', Icon: RotateCcw },
] as const;

export function Benefits() {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col gap-3">
      {benefits.map(({ name, Icon }) => (
        <li key={name} className="flex items-center gap-3">
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          {t(`accounts.register.benefit_${name}`)}
        </li>
      ))}
    </ul>
  );
}
