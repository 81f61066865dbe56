import { Table } from '@platform/ui';
import { styled } from 'styled-components';

/** The same columns in every table of the record, so that they stand below one another. */
export const RecordTable = styled(Table)`
  table-layout: fixed;
  min-width: 34rem;
  th:first-child {
    width: 38%;
  }
`;
