import { describeRollout } from '../channels/describeRollout';
import { promote, rollback } from '../channels/promote';
import { reasonOf } from '../terminal/reason';
import { parseShare, pauseRollout, rollOut } from '../channels/rollOut';
import { rolloutReach } from '../channels/rolloutReach';
import { type Command, PRODUCTION, required } from './command';
import { describeEnd } from './describeEnd';

const usages = {
  promote: 'promote <module> <version> --reason "…" [--channel staging] [--share 5 [--shrink]] [--force]',
  rollback: 'rollback <module> --reason "…" [--from 1.2.0] [--channel staging]',
  pause: 'pause <module> --reason "…" [--channel staging]',
  resume: 'resume <module> --reason "…" [--channel staging]',
};

/** Commands that point a channel at a release, at once or club by club, and roll it back. */
export const promotionCommands: Record<string, Command> = {
  promote: {
    usage: usages.promote,
    purpose: 'point a channel at a release, production unless told otherwise; with a share, for so many % of the clubs',
    words: 2,
    options: ['reason', 'channel', 'share', 'shrink', 'force'],
    async run(context, [moduleId, version], { channel = PRODUCTION, reason, share, shrink, force: forced }) {
      const { platform, progress, actor, print, answer } = context;
      const id = required(moduleId, usages.promote);
      const move = {
        moduleId: id,
        version: required(version, usages.promote),
        channel,
        reason: reasonOf(reason),
        actor,
        forced,
      };
      if (share !== undefined) {
        const rolledOut = await rollOut(platform, { ...move, share: parseShare(share), isSmaller: shrink }, progress);
        answer(rolledOut);
        return print(describeRollout(id, channel, rolledOut, await rolloutReach(platform, id, channel)));
      }
      const moved = await promote(platform, move, progress);
      answer(moved);
      const { from, to, ended } = moved;
      print(
        from === to
          ? `${channel} of ${id} points at ${to} already; nothing has changed.`
          : `${channel} of ${id} went from ${from ?? 'nothing'} to ${to}.`,
      );
      if (ended) print(describeEnd(id, ended));
    },
  },
  rollback: {
    usage: usages.rollback,
    purpose: 'end a rollout; without one, point a channel back at the newest release that is known to work',
    words: 1,
    options: ['reason', 'from', 'channel'],
    async run(
      { platform, progress, actor, print, answer },
      [moduleId],
      { channel = PRODUCTION, reason, from: present },
    ) {
      const id = required(moduleId, usages.rollback);
      const moved = await rollback(
        platform,
        { moduleId: id, channel, reason: reasonOf(reason), actor, from: present },
        progress,
      );
      answer(moved);
      const { from, to, rollout } = moved;
      print(
        rollout
          ? `The rollout of ${id} ${from} on ${channel} is over: every club has ${to}.`
          : `${channel} of ${id} went back from ${from ?? 'nothing'} to ${to}.`,
      );
    },
  },
  pause: {
    usage: usages.pause,
    purpose: 'take the release that is being rolled out from every club for a while',
    words: 1,
    options: ['reason', 'channel'],
    async run({ platform, actor, print, answer }, [moduleId], { channel = PRODUCTION, reason }) {
      const id = required(moduleId, usages.pause);
      const move = { moduleId: id, channel, reason: reasonOf(reason), actor, paused: true };
      const rolledOut = await pauseRollout(platform, move);
      answer(rolledOut);
      const { from, to, share } = rolledOut;
      print(`The rollout of ${id} ${to} on ${channel} is paused at ${share} %: every club has ${from}.`);
    },
  },
  resume: {
    usage: usages.resume,
    purpose: 'give it back to the clubs that had it',
    words: 1,
    options: ['reason', 'channel'],
    async run({ platform, actor, print, answer }, [moduleId], { channel = PRODUCTION, reason }) {
      const id = required(moduleId, usages.resume);
      const move = { moduleId: id, channel, reason: reasonOf(reason), actor, paused: false };
      const rolledOut = await pauseRollout(platform, move);
      answer(rolledOut);
      print(describeRollout(id, channel, rolledOut, await rolloutReach(platform, id, channel)));
    },
  },
};
