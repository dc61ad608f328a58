import type { AuditItem } from '@semblante/contracts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { shortId } from '../staff-desk/index.ts';
import { actionText, stepText, subjectText } from './audit-words.ts';
import { findName } from './name-text.ts';
import { reasonText } from './reason-text.ts';
import { type ToldLine, toldLines } from './told-lines.ts';
import { valueText } from './value-text.ts';

interface AuditTableProps {
  acts: readonly AuditItem[];
  /** Asks for the acts of one person only. */
  onActor?: (id: string) => void;
  loadingRows?: number;
  empty: ReactNode;
}

export function AuditTable({ acts, onActor, loadingRows, empty }: AuditTableProps) {
  const { t } = useTranslation();
  const columns: Column<AuditItem>[] = [
    {
      id: 'at',
      header: t('staff.audit.at'),
      card: 'line-2-end',
      noWrap: true,
      renderCell: ({ at }) => (
        <time dateTime={at} className="text-muted tabular-nums">
          {formatStaffDate(at, 'full')}
        </time>
      ),
    },
    {
      id: 'actor',
      header: t('staff.audit.actor'),
      card: 'line-2',
      renderCell: (act) => <Actor act={act} onActor={onActor} />,
    },
    {
      id: 'action',
      header: t('staff.audit.action'),
      card: 'line-1',
      renderCell: ({ action }) => <span className="font-[650]">{actionText(action)}</span>,
    },
    { id: 'subject', header: t('staff.audit.subject'), renderCell: (act) => <Subject act={act} /> },
    { id: 'change', header: t('staff.audit.change'), card: 'full', renderCell: (act) => <Differences act={act} /> },
    {
      id: 'reason',
      header: t('staff.audit.reason'),
      renderCell: ({ reason }) =>
        reason && <span className="block max-w-[36ch] wrap-anywhere text-ink-2">{reasonText(reason)}</span>,
    },
  ];
  return (
    <DataTable
      caption={t('staff.audit.caption')}
      columns={columns}
      rows={acts}
      rowKey={({ id }) => id}
      {...(loadingRows !== undefined && { loadingRows })}
      empty={empty}
    />
  );
}

function Actor({ act: { actor }, onActor }: { act: AuditItem; onActor: AuditTableProps['onActor'] }) {
  const { t } = useTranslation();
  if (actor === null) return <span className="text-muted">{t('staff.audit.by_rule')}</span>;
  if (onActor === undefined) return actor.name;
  return (
    <button
      type="button"
      className="rounded-sm text-left underline decoration-line underline-offset-3 hover:decoration-ink"
      title={actor.email}
      onClick={() => onActor(actor.id)}
    >
      {actor.name}
      <span className="sr-only">{t('staff.audit.only_actor')}</span>
    </button>
  );
}

/** Of acts about many things at once there is no one id to show. */
const ofMany = ['audit', 'bulk', 'sells'];

function Subject({ act: { subject, subject_id, names } }: { act: AuditItem }) {
  const link = 'rounded-sm underline decoration-line underline-offset-3 hover:decoration-ink';
  const name = findName(names, subject_id);
  const kind = subjectText(subject);
  if (ofMany.includes(subject) || subject_id === 'all') return kind;
  const which =
    name === undefined ? (
      <span className="block font-mono text-xs text-muted" title={subject_id}>
        {shortId(subject_id)}
      </span>
    ) : (
      <span className="block text-xs wrap-anywhere text-muted">{name}</span>
    );
  if (subject === 'user' || subject === 'account')
    return (
      <AppLink to="staff.users.detail" params={{ id: subject_id }} className={link}>
        {kind}
        {which}
      </AppLink>
    );
  if (subject === 'payment')
    return (
      <AppLink to="staff.sells" query={{ query: subject_id }} className={link}>
        {kind}
        {which}
      </AppLink>
    );
  if (subject === 'clip')
    return (
      <AppLink to="staff.videos.detail" params={{ id: subject_id }} className={link}>
        {kind}
        {which}
      </AppLink>
    );
  return (
    <span>
      {kind}
      {which}
    </span>
  );
}

function Differences({ act }: { act: AuditItem }) {
  const lines = toldLines(act);
  if (lines.length === 0) return null;
  const isOver = act.after === null || act.after === undefined;
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line) => (
        <li key={line.path.map(({ name }) => name).join('.')}>
          <DifferenceLine line={line} names={act.names} isOver={isOver} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Named, and with the old one crossed out: colour is not what tells them apart. Of what the act only found, nothing is
 * crossed out.
 */
function DifferenceLine({
  line: { path, reading, before, after },
  names,
  isOver,
}: {
  line: ToldLine;
  names: AuditItem['names'];
  isOver: boolean;
}) {
  const { t } = useTranslation();
  const name = path
    .filter((step) => step.name !== '')
    .map(stepText)
    .join(' · ');
  const isFound = after === undefined && !isOver;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1.5 gap-y-0.5 wrap-anywhere">
      {name !== '' && <span className="text-muted">{name}</span>}
      {isFound && <span className="rounded-md bg-fill px-1.5">{valueText(reading, before, names)}</span>}
      {before !== undefined && !isFound && (
        <del className="rounded-md bg-danger-wash px-1.5 text-danger decoration-1">
          <span className="sr-only">{t('staff.audit.before')}</span>
          {valueText(reading, before, names)}
        </del>
      )}
      {before !== undefined && after !== undefined && <ArrowRight className="size-3.5 text-muted" aria-hidden="true" />}
      {after !== undefined && (
        <ins className="rounded-md bg-ok-wash px-1.5 text-ok no-underline">
          <span className="sr-only">{t('staff.audit.after')}</span>
          {valueText(reading, after, names)}
        </ins>
      )}
    </span>
  );
}
