// A part that needs no second drawing because nothing is ever told to it.

import { Component, type VNode } from 'preact'

export function memo(draw: () => VNode): new () => Component {
  return class extends Component {
    override shouldComponentUpdate(): boolean {
      return false
    }
    override render(): VNode {
      return draw()
    }
  }
}
