import { Table } from '@platform/ui';
import { styled } from 'styled-components';

/** Every table of the record has the same columns, so that they line up. */
export const RecordTable = styled(Table)`
  table-layout: fixed;
  min-width: 34rem;
  th:first-child {
    width: 38%;
  }
`;
