import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

// The long texts name our own pages by their address ("/contact") and the support by its e-mail.
const linkable = /(\/(?:contact|report|verify|help|terms|privacy)\b|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
type PageName = 'contact' | 'report' | 'verify' | 'help' | 'terms' | 'privacy';

/** A text of the locale files in which addresses can be followed; our pages are called by their names. */
export function LinkedText({ text }: { text: string }) {
  const { t } = useTranslation();
  return text.split(linkable).map((part, place) => {
    // Splitting by one group leaves what matched at the odd places.
    if (place % 2 === 0) return part;
    const key = `${place}${part}`;
    if (part.startsWith('/'))
      return (
        <Link key={key} to={part} className="text-link">
          {t(`shell.titles.${part.slice(1) as PageName}`)}
        </Link>
      );
    return (
      <a key={key} href={`mailto:${part}`} className="text-link">
        {part}
      </a>
    );
  });
}
