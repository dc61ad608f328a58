import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useProcessing } from './processing-calls.ts';
import { ResultViewer } from './result-viewer.tsx';

const resultParam = 'result';

/** A mail or a notice leads to one result: `?result=<id>` opens it. */
export function ResultFromAddress() {
  const [query, setQuery] = useSearchParams();
  const id = query.get(resultParam);
  if (id === null) return null;
  const close = () => setQuery((open) => without(open, resultParam), { replace: true, preventScrollReset: true });
  return <OpenedResult id={id} onClose={close} />;
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}

function OpenedResult({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: processing, isError } = useProcessing(id);
  if (isError && processing === undefined)
    return <Modal open onClose={onClose} title={t('processings.states.gone')} text={t('processings.viewer.failed')} />;
  return processing === undefined ? null : <ResultViewer processing={processing} open onClose={onClose} />;
}
