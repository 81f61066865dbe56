import { Container, media, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bandPadding } from './bandPadding';

/** A page with a form, as high as the window, so that nothing below it moves while the form loads. */
export function FormPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Container>{children}</Container>
    </Page>
  );
}

/** Text on one side, the form on the other; stacked where there is no room. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xxl};
  @media ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${token.space.xl} clamp(${token.space.xxl}, 6vw, 6rem);
    align-items: start;
  }
`;

const Page = styled.div`
  min-height: 100dvh;
  padding-block: clamp(${token.space.xl}, 6vw, 6rem) ${bandPadding};
`;
