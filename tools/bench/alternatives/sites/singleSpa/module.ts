import React, { createElement, Fragment } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { MembersPage } from '../platform/members/src/MembersPage';

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: MembersPage,
  domElementGetter: () => document.getElementById('module-outlet') ?? document.body,
  errorBoundary: () => createElement(Fragment),
});
