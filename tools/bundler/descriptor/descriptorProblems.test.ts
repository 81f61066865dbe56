import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { descriptorProblems, inOneSentence } from './descriptorProblems';
import { editorSchema, moduleSchemaFile } from './moduleSchema';
import { repositoryRoot } from '../paths';

const sound = {
  $schema: '../../libs/contract/module.schema.json',
  id: 'facilities',
  title: 'Facilities',
  owner: 'facilities@firm.test',
  engagement: true,
  routes: [{ path: '/facilities', title: 'Facilities', access: 'club', layout: 'app' }],
  contract: '^1.0.0',
  budget: { firstLoadBytes: 40_000 },
};
const [route] = sound.routes;
const offer = { props: { type: 'object', examples: [{}] }, bytes: 1 };
const problemsOf = (change: object) => descriptorProblems(JSON.stringify({ ...sound, ...change }));

test('finds no problem in a valid module.json, which may name its schema for editors', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  ['a key that is nearly right', { navv: [] }, 'there is no "navv"; did you mean "nav"?'],
  [
    'a key of a route',
    { routes: [{ ...route, requiers: 'system_settings' }] },
    'routes.0: there is no "requiers"; did you mean "requires"?',
  ],
  [
    'a key that is like no other',
    { budget: { firstLoadBytes: 1, perSecond: 1 } },
    'budget: there is no "perSecond"; it may have firstLoadBytes',
  ],
  [
    'a word that is not allowed',
    { routes: [{ ...route, access: 'members' }] },
    'routes.0.access: "members" is not allowed; it may be public, session, club, admin',
  ],
  ['a value of another kind', { engagement: 'yes' }, 'engagement: it has to be a boolean'],
  ['an object that is none', { budget: 40_000 }, 'budget: it has to be an object'],
  ['a value that is missing', { title: undefined }, 'title: it is missing'],
  [
    'a keyword of a slot, at any depth',
    {
      offers: {
        'staff.drawer': { ...offer, props: { ...offer.props, properties: { id: { type: 'string', patern: 'x' } } } },
      },
    },
    'offers.staff.drawer.props.properties.id: there is no "patern"; did you mean "pattern"?',
  ],
  [
    'a type that no value has',
    { offers: { 'staff.drawer': { ...offer, answer: { type: 'text' } } } },
    'offers.staff.drawer.answer.type: "text" is not allowed',
  ],
  [
    'a slot that hands over no object',
    { offers: { 'staff.drawer': { ...offer, props: { ...offer.props, type: 'string' } } } },
    'offers.staff.drawer.props.type: what a slot hands over is an object',
  ],
  [
    'a schema without an example',
    { offers: { 'staff.drawer': { ...offer, props: { ...offer.props, examples: [] } } } },
    'offers.staff.drawer.props.examples: one example is needed',
  ],
  ['a slot without a schema', { offers: { 'staff.drawer': { bytes: 1 } } }, 'offers.staff.drawer.props: it is missing'],
  [
    'a slot whose name has no area',
    { fills: { dashboard: { order: 1 } } },
    'fills.dashboard: slots are named <area>.<name>, such as staff.drawer, in lower-case letters, digits and hyphens',
  ],
  ['a value with words of its own', { owner: 'the team' }, 'owner: the owner is the email address of the team'],
])('names %s', (_what, change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

test('reports a repeated key', () => {
  const text = JSON.stringify(sound).replace('"id":', '"title":"Grounds","id":');
  expect(descriptorProblems(text)).toEqual(['title stands there twice']);
});

test('names the expected type when the value is not an object', () => {
  expect(descriptorProblems('[]')).toEqual(['it has to be an object']);
});

test.each([
  ['ends clauses with a period', { id: 1, title: 1 }, /^id: [^.]+; title: [^.]+\.$/],
  ['ends with the question that the last clause asks', { navv: [] }, /did you mean "nav"\?$/],
])('%s', (_what, change, sentence) => {
  expect(inOneSentence(problemsOf(change))).toMatch(sentence);
});

test('libs/contract/module.schema.json matches moduleJsonSchema', () => {
  expect(JSON.parse(readFileSync(moduleSchemaFile, 'utf8'))).toEqual(editorSchema());
});

const apps = path.join(repositoryRoot, 'apps');
test.each(readdirSync(apps).filter((app) => app !== 'catalogue'))('apps/%s names the schema for editors', (app) => {
  const file = path.join(apps, app, 'module.json');
  const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema?: string };
  expect(path.resolve(path.dirname(file), $schema ?? '')).toBe(moduleSchemaFile);
});
