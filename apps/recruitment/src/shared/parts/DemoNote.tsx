import { SampleClubNote } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** The note of a demo, between a header and tabs that are close together. */
export function DemoNote() {
  return (
    <Room>
      <SampleClubNote />
    </Room>
  );
}

const Room = styled.div`
  margin-block: ${token.space.sm} ${token.space.xs};
`;
