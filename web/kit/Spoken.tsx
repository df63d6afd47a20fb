// The name of a drawn thing for whoever listens. It has no shape of its own, so that the browser shows no tooltip for it.

export const Spoken = ({ name }: { readonly name: string }) => (
  <g>
    <title>{name}</title>
  </g>
)
