import Mail from 'lucide-react/icons/mail';
import { ButtonLink } from '../../ui/button/button.tsx';

interface MailButtonProps {
  address: string;
  subject: string;
  label: string;
}

/** Opens the visitor's own mail program with the address and the subject filled in. */
export function MailButton({ address, subject, label }: MailButtonProps) {
  return (
    <ButtonLink>
      <a href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>
        <Mail className="size-5" aria-hidden="true" />
        {label}
      </a>
    </ButtonLink>
  );
}
