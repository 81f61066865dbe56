const { ruleMayMatch } = require('./ruleMayMatch.ts');

// jsdom asks its selector engine about every rule of every stylesheet for every element, again after each change of the
// page. Ask it only about the rules whose last compound selector the element's own tag and classes do not exclude. Must
// come before jsdom is loaded: its style code keeps the function it finds.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  ruleMayMatch(element, selector) && matchesDontThrow(element, selector);

module.exports = require('jest-environment-jsdom');
