import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { toast } from './toast.ts';

const onScreen = () => notificationsStore.getState().notifications;

beforeEach(() => {
  for (const { id } of onScreen()) notifications.hide(id!);
  notificationsStore.setState({ notifications: [], queue: [], defaultPosition: 'bottom-right', limit: 3 });
});

test('at most three stand at once: the oldest makes room for the newest', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast.success(text);
  expect(onScreen().map(({ message }) => message)).toEqual(['two', 'three', 'four']);
  expect(notificationsStore.getState().queue).toEqual([]);
});

test('toasts stay 4 s, errors 5 s and are alerts, AI ones 2 s', () => {
  toast.success(messages.job.created);
  toast.error(messages.job.createFailed);
  toast.ai(messages.resume.analyzing);
  expect(onScreen().map(({ autoClose, role }) => [autoClose, role])).toEqual([
    [4000, 'status'],
    [5000, 'alert'],
    [2000, 'status'],
  ]);
});

test('a toast with an action stays long enough to be pressed', () => {
  toast.success(messages.job.created, { label: messages.job.open, run: () => {} });
  expect(onScreen().map(({ autoClose, title }) => [autoClose, title])).toEqual([[10_000, undefined]]);
});

test('a message with a body shows both, one without shows its title as the text', () => {
  toast.error(messages.profile.updateFailed);
  toast.success('Logged in successfully!');
  expect(onScreen().map(({ title, message }) => [title, message])).toEqual([
    ['Error', 'Failed to update profile. Please try again.'],
    [undefined, 'Logged in successfully!'],
  ]);
});

test('errors are taken back once it went well, and nothing else is', () => {
  toast.success('Saved');
  toast.error('Invalid email or password');
  toast.clearErrors();
  toast.success('Logged in successfully!');
  expect(onScreen().map(({ message }) => message)).toEqual(['Saved', 'Logged in successfully!']);
});
