import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';

export interface BreadcrumbProps {
  /** Links to the pages above this one, outermost first: `<Link to="/training">Training</Link>`. */
  trail: readonly ReactNode[];
  /** The page one is on. */
  current: string;
}

/** The way back up, where pages lie inside one another. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <List role="list">
        {trail.map((link, index) => (
          <Item key={index}>{link}</Item>
        ))}
        <Item aria-current="page">{current}</Item>
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${token.size.sm};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
  color: ${token.color.inkMuted};
  a {
    display: inline-block;
    padding-block: ${token.space.xxs};
    color: inherit;
  }
  a:hover {
    color: ${token.color.waterHover};
  }
  & + &::before {
    content: '/';
    margin-inline: ${token.space.xs};
    color: ${token.color.lineStrong};
    /* Said nowhere: the list already tells the order. */
    content: '/' / '';
  }
`;
