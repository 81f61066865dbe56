import { TextField } from '@platform/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** A honeypot: a field that no person sees. Only a bot fills it in, and its message is dropped. */
export function Bait(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <OffThePage aria-hidden="true">
      <TextField label="Website" tabIndex={-1} autoComplete="off" {...field} />
    </OffThePage>
  );
}

const OffThePage = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
