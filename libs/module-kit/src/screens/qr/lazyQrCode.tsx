import { onDemand, Skeleton } from '@platform/ui';
import { styled } from 'styled-components';

/** As large as the QR code, so that nothing moves when it appears. */
const Outline = styled(Skeleton)`
  width: 100%;
  max-width: 16rem;
  height: auto;
  aspect-ratio: 1;
`;

/** A QR code. Its module loads when the first one is shown. */
export const QrCode = onDemand(() => import('./QrCode'))('QrCode', <Outline />);
