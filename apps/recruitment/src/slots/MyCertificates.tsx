import { HOME_OF_MEMBERS } from '@platform/contract';
import { Link, Loaded } from '@platform/module-kit';
import { Quiet, Section, useKeptOffline, useOwnSource } from '@platform/module-kit/screens';
import { Badge, Card, Inline, SkeletonLines, type Tone } from '@platform/ui';
import descriptor from '../../module.json';
import { Line, Lines } from '../staff/person/sections/Lines';
import { certificateLines, type CertificateLine } from './certificateLines';
import { keptCertificates } from '../staff/source/club/readOwnCertificates';
import { failures } from '../staff/source/failures';
import {
  createOwnCertificatesSource,
  OwnCertificatesProvider,
  useOwnCertificates,
  useOwnCertificatesSource,
} from './ownCertificatesSource';

export { firstOfCertificates } from './ownCertificatesSource';

const looks: Readonly<Record<CertificateLine['state'], { tone: Tone; label: string }>> = {
  missing: { tone: 'danger', label: 'Missing' },
  expired: { tone: 'danger', label: 'Expired' },
  returned: { tone: 'danger', label: 'Sent back' },
  waiting: { tone: 'warning', label: 'Waiting for confirmation' },
  expiring: { tone: 'warning', label: 'Expiring' },
  current: { tone: 'success', label: 'Current' },
};

/** The reader's own certificates on another module's page. Renders nothing for a person who is not on the staff. */
export function MyCertificates() {
  const source = useOwnSource(createOwnCertificatesSource);
  if (!source) return null;
  return (
    <OwnCertificatesProvider value={source}>
      <Own />
    </OwnCertificatesProvider>
  );
}

function Own() {
  const { basePath, readOwnCertificates, today } = useOwnCertificatesSource();
  const own = useOwnCertificates();
  useKeptOffline({
    pages: own.data ? [HOME_OF_MEMBERS] : [],
    reads: keptCertificates,
    ask: readOwnCertificates,
    module: descriptor.id,
  });
  if (own.data === null) return null;
  return (
    <Section
      id="my-certificates"
      title="My certificates"
      action={own.data && <Link to={`${basePath}?open=${own.data.staffId}`}>Send a certificate</Link>}
    >
      <Card>
        <Loaded
          query={own}
          label="your certificates"
          failure={failures.ownCertificates}
          shape={<SkeletonLines $height="5rem" />}
        >
          {(found) => {
            const lines = found ? certificateLines(found, today()) : [];
            if (lines.length === 0) return <Quiet>Your role requires no certificate, and you have sent none.</Quiet>;
            return (
              <Lines role="list">
                {lines.map(({ id, name, state, words }) => (
                  <Line key={id}>
                    <Inline $justify="between" $gap="xs">
                      <span>{name}</span>
                      <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
                    </Inline>
                    <Quiet>{words.charAt(0).toUpperCase() + words.slice(1)}</Quiet>
                  </Line>
                ))}
              </Lines>
            );
          }}
        </Loaded>
      </Card>
    </Section>
  );
}
