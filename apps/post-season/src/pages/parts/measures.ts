import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Figures of one kind below each other, each with its bar. */
export const Measures = styled.ul`
  display: grid;
  gap: ${token.space.md};
  margin: ${token.space.md} 0 0;
  padding: 0;
  list-style: none;
`;

/** What is measured on the left, and its figure on the right. */
export const MeasureLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space.md};
  min-width: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;
