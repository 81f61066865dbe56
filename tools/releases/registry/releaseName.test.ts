import { releaseNamed } from './releaseName';

test('names a release by its module and version', () => {
  expect(releaseNamed('pre-season@1.2.0-pr-42')).toEqual({ moduleId: 'pre-season', version: '1.2.0-pr-42' });
});

test.each(['training', 'training@', '@1.0.0', 'training@latest', 'training@1.0.0@2.0.0', '../training@1.0.0'])(
  '%s is none, and the refusal shows how',
  (name) => {
    expect(() => releaseNamed(name)).toThrow('Name it by module and version, such as training@1.2.0.');
  },
);
