// Where the rules state the values of the components file that are ours.

import type { StatedIn } from '../listed.ts'

export const STATED_IN: StatedIn = {
  acts: ['COR-12.6', 'COR-R31'],
  familySpaces: ['COR-4.8', 'COR-R32'],
  goods: ['COR-R33'],
  money: ['COR-R33'],
  printedBusinesses: ['COR-R34'],
  businessTiles: ['COR-R34'],
  jobs: ['COR-R33', 'COR-R34'],
  allies: ['COR-R34'],
}
