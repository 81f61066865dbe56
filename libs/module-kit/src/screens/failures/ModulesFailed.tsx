import { errorAddress, errorNumbers } from '@platform/contract';
import { Alert } from '@platform/ui';
import { Link } from 'react-router-dom';
import { useRetrying } from './useRetrying';

/** Which modules the club has could not be asked for. That is never taken for having none. */
export function ModulesFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { retry, retrying } = useRetrying(onRetry);
  return (
    <Alert tone="danger" title="Your club's modules could not be loaded" onRetry={retry} retrying={retrying}>
      Nothing was switched off. Try again in a moment.{' '}
      <Link to={errorAddress('club-modules')}>Error {errorNumbers['club-modules']}</Link>
    </Alert>
  );
}
