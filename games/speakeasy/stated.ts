// Where the rules state the values of the components file that are ours.

import type { StatedIn } from '../listed.ts'

export const STATED_IN: StatedIn = {
  districts: ['SPK-16.6', 'SPK-R56'],
  ports: ['SPK-R57'],
  reputationTrack: ['SPK-12.7', 'SPK-12.13', 'SPK-R15'],
  lucianoPayout: ['SPK-11.11', 'SPK-R48'],
  operationsBoard: ['SPK-5.5', 'SPK-6.1', 'SPK-15.6'],
  locations: ['SPK-13.2', 'SPK-13.8', 'SPK-R55'],
  docks: ['SPK-12.18', 'SPK-R58'],
  ships: ['SPK-16.11', 'SPK-19.3'],
  mobsters: ['SPK-6.9', 'SPK-18.4'],
  bottles: ['SPK-27.4'],
  helperCards: ['SPK-23.5'],
  operationCards: ['SPK-12.3', 'SPK-17.4'],
  centralParkObjectives: ['SPK-6.5', 'SPK-R59'],
  bookObjectives: ['SPK-26.4', 'SPK-26.5'],
  solo: ['SPK-29.8'],
}
