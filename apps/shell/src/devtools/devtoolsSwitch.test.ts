import { devtoolsSwitch } from './devtoolsSwitch';

test('keeps a press until there is a follower, and hands it out once', () => {
  const heard: string[] = [];
  devtoolsSwitch.press();
  devtoolsSwitch.follow(() => heard.push('first'))();
  expect(heard).toEqual(['first']);

  const stop = devtoolsSwitch.follow(() => heard.push('second'));
  devtoolsSwitch.press();
  expect(heard).toEqual(['first', 'second']);
  stop();
});
