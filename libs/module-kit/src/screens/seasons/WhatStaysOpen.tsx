import { Alert } from '@platform/ui';
import { styled } from 'styled-components';

/** What stays open when a season closes, and how its close is undone. @param lines one for each kind of open work */
export function WhatStaysOpen({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.length === 0 ? (
        <Alert tone="success">Nothing is open.</Alert>
      ) : (
        <Alert tone="warning" title="These stay open. Nothing is deleted.">
          <List>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </List>
        </Alert>
      )}
      <p>An administrator can reopen it within 30 days, with a reason.</p>
    </>
  );
}

const List = styled.ul`
  padding-inline-start: 1.25rem;
`;
