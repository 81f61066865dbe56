import { errorAddress, errorNumbers } from '@platform/contract';
import { Alert } from '@platform/ui';
import { Link } from 'react-router-dom';
import { useRetrying } from './useRetrying';

/** Says that the modules of the club could not be read. A page never treats that as a club without modules. */
export function ModulesFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { retry, retrying } = useRetrying(onRetry);
  return (
    <Alert tone="danger" title="Your club's modules could not be loaded" onRetry={retry} retrying={retrying}>
      Nothing was switched off. Try again in a moment.{' '}
      <Link to={errorAddress('club-modules')}>Error {errorNumbers['club-modules']}</Link>
    </Alert>
  );
}
