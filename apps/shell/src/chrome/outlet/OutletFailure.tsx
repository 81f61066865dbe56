import { brand, errorAddress, errorNumbers } from '@platform/contract';
import { Link, useWhenOnline } from '@platform/module-kit';
import { useOnline } from '@platform/module-kit/screens';
import { Alert, Card, Container, ErrorState, token, Wordmark } from '@platform/ui';
import { styled } from 'styled-components';
import type { FailedOutlet } from '../../loading/frame/outletStore';
import { failureWords } from './failureWords';
import { useLayout } from '../../routing/useScreen';

/** Says why the page is missing or does not work yet. Retries by itself when the connection returns. */
export function OutletFailure({ outlet }: { outlet: FailedOutlet }) {
  const layout = useLayout();
  const online = useOnline();
  const { error, retry } = outlet;
  useWhenOnline(retry);
  if (outlet.readable) {
    return (
      <Above>
        <Alert tone="danger" title={online ? 'A part of this page did not arrive' : 'You are offline'} onRetry={retry}>
          You can read this page and follow its links; its forms and buttons work once the rest of it is there.
        </Alert>
      </Above>
    );
  }
  const { title, sentences } = failureWords(outlet, { layout, online });
  return (
    <Panel>
      {layout === 'bare' && (
        <Link to="/" aria-label={`${brand.name} home`}>
          <Wordmark name={brand.name} size={40} />
        </Link>
      )}
      <Card>
        <ErrorState
          wholePage
          title={title}
          description={
            <>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <Details>
                <summary>Details</summary>
                {outlet.title} {outlet.version}: {error.message} {error.detail}{' '}
                <Link to={errorAddress(error.code)}>
                  {errorNumbers[error.code]} {error.code}
                </Link>
              </Details>
            </>
          }
          onRetry={retry}
        />
      </Card>
    </Panel>
  );
}

const Above = styled(Container)`
  padding-block: ${token.space.md};
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.lg};
  max-width: 44rem;
  margin: ${token.space.xl} auto;
  padding-inline: ${token.space.md};

  > a {
    justify-self: center;
    text-decoration: none;
  }
`;

const Details = styled.details`
  margin-top: ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  overflow-wrap: anywhere;

  summary {
    cursor: pointer;
  }
`;
