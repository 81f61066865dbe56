import { Container, media, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bandPadding } from './bandPadding';
import { PageActions, PageKind, PageLead, PageTitle, PageWords } from './PageWords';

interface PageHeroProps {
  /** The page's name in the navigation. */
  name: string;
  title: string;
  lead: string;
  /** Buttons below the text. */
  actions?: ReactNode;
  scene: ReactNode;
}

/** The top of a page for visitors other than the home page: its only h1, one sentence, its picture. */
export function PageHero({ name, title, lead, actions, scene }: PageHeroProps) {
  return (
    <Header aria-labelledby="page-title">
      <Container>
        <Columns>
          <PageWords>
            <PageKind>{name}</PageKind>
            <PageTitle id="page-title">{title}</PageTitle>
            <PageLead>{lead}</PageLead>
            {actions && <PageActions>{actions}</PageActions>}
          </PageWords>
          <Frame>{scene}</Frame>
        </Columns>
      </Container>
    </Header>
  );
}

const Header = styled.section`
  padding-block: clamp(${token.space.xl}, 5vw, 5rem) ${bandPadding};
`;

const Columns = styled.div`
  display: grid;
  gap: ${token.space.xxl};
  @media ${media.beside} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: clamp(${token.space.xl}, 5vw, 5rem);
    align-items: center;
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 6 / 5;
  border-radius: ${token.radius.xl};
  @media ${media.desktop} {
    aspect-ratio: 16 / 9;
  }
  @media ${media.beside} {
    aspect-ratio: 6 / 5;
  }
  @media print {
    aspect-ratio: 5 / 2;
  }
  > svg {
    position: absolute;
    inset: 0;
  }
`;
