// Notices of the browser to somebody who looks elsewhere: only if they asked for them, and only then.

import { signal } from '@preact/signals'
import { prefer, prefs } from '../prefs.ts'

const asked = (): NotificationPermission | 'unsupported' =>
  'Notification' in globalThis ? Notification.permission : 'unsupported'

/** What the browser allows. */
export const permission = signal(asked())

export const mayNotify = (): boolean => prefs.value.notify && permission.value === 'granted'

/** Asks the browser; call it only from a button that says what for. */
export async function wantNotices(want: boolean): Promise<void> {
  if (want && 'Notification' in globalThis) permission.value = await Notification.requestPermission()
  prefer({ notify: want && permission.value === 'granted' })
}

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  ('serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration())) || null

/** Shows it if the page is hidden; a click on it leads back to this page. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!mayNotify() || !document.hidden) return
  const notice = { body, tag, icon: '/icon-192.png', data: { path: location.pathname } }
  const worker = await registration()
  // Phones show only what a service worker shows.
  if (worker?.active) return worker.showNotification(title, notice)
  const shown = new Notification(title, notice)
  shown.addEventListener('click', () => {
    window.focus()
    shown.close()
  })
  open.set(tag, shown)
}

const open = new Map<string, Notification>()

/** It is answered, or one is back: nothing is left lying about. */
export async function clearNotices(tag: string): Promise<void> {
  open.get(tag)?.close()
  open.delete(tag)
  if (!mayNotify()) return
  for (const notice of (await (await registration())?.getNotifications({ tag })) ?? []) notice.close()
}
