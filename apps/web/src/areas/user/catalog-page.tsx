import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.catalog.title" textKey="coming.catalog.text" />;
}
