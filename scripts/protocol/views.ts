// The view of a game as its types have it, with their comments: what the compiler knows cannot be untrue.

import { join } from 'node:path'
import { API, type Checker, type Project, type Symbol as Member, type Type } from 'typescript/unstable/sync'

const ROOT = join(import.meta.dirname, '..', '..')

/** As the compiler numbers them. */
const BOOLEAN = 256
const OPTIONAL = 1 << 24

/** Types that say more by their name: what a seat is, and of what a text is the id. */
const TELLING = /^(?:readonly|string|number|boolean|null|Seat|\w+Id|[\s|()[\]])*$/u

class Reader {
  readonly #checker: Checker
  readonly #project: Project
  /** Named types that were met, in their order. */
  readonly named = new Map<string, Type>()

  constructor(project: Project) {
    this.#project = project
    this.#checker = project.checker
  }

  /** What the function of this name gives, or the type of this name. */
  exported(file: string, name: string): Type {
    const { program } = this.#project
    const source = program.getSourceFile(join(ROOT, file))
    const module = source && this.#checker.getSymbolAtLocation(source)
    const found = module && this.#checker.getExportsOfModule(module).find((one) => one.name === name)
    if (!found) throw new Error(`${file} exports no ${name}`)
    return this.#checker.getDeclaredTypeOfSymbol(this.#checker.getAliasedSymbol(found))
  }

  fields(type: Type, indent: string): string[] {
    return this.#checker.getPropertiesOfType(type).flatMap((member) => {
      const about = this.#checker.getDocumentationCommentOfSymbol(member)
      const comment = about === '' ? [] : [`${indent}// ${about.replaceAll(/\s+/gu, ' ')}`]
      return [...comment, `${indent}${this.#field(member)}`]
    })
  }

  #field(member: Member): string {
    const optional = (member.flags & OPTIONAL) !== 0
    return `${member.name}${optional ? '?' : ''}: ${this.#typeOf(member)}`
  }

  #typeOf(member: Member): string {
    const declared = this.#declared(member)
    if (declared !== null && TELLING.test(declared)) return declared.replaceAll('readonly ', '')
    const type = this.#checker.getTypeOfSymbol(member)
    return type ? this.render(type) : 'unknown'
  }

  /** The type as it is written in the code. */
  #declared({ valueDeclaration }: Member): string | null {
    const node = valueDeclaration?.resolve(this.#project)
    const text = node?.getText() ?? ''
    const colon = text.indexOf(':')
    return colon < 0
      ? null
      : text
          .slice(colon + 1)
          .replace(/;$/u, '')
          .trim()
  }

  render(type: Type): string {
    if ((type.flags & BOOLEAN) !== 0) return 'boolean'
    if (type.isUnionType()) return this.#union(type.getTypes())
    if (type.isLiteralType()) return JSON.stringify(type.value)
    if (this.#checker.isArrayType(type) && type.isTypeReference()) {
      const [item] = this.#checker.getTypeArguments(type)
      const text = item ? this.render(item) : 'unknown'
      return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
    }
    if (this.#checker.isTupleType(type) && type.isTypeReference())
      return `[${this.#checker
        .getTypeArguments(type)
        .map((item) => this.render(item))
        .join(', ')}]`
    return type.isObjectType() || type.isIntersectionType()
      ? this.#object(type)
      : this.#checker.typeToString(type)
  }

  #union(types: readonly Type[]): string {
    const texts = types.map((one) => this.render(one)).filter((text) => text !== 'undefined')
    const isFlag = texts.includes('true') && texts.includes('false')
    const plain = isFlag ? ['boolean', ...texts.filter((text) => text !== 'true' && text !== 'false')] : texts
    return [
      ...new Set([...plain.filter((text) => text !== 'null'), ...plain.filter((text) => text === 'null')]),
    ].join(' | ')
  }

  #object(type: Type): string {
    const name = type.isClassOrInterface() ? (type.getSymbol()?.name ?? null) : null
    if (name !== null) {
      this.named.set(name, type)
      return name
    }
    const keys = this.#checker.getIndexInfosOfType(type).map(({ valueType, declaration }) => {
      const key = /\[(\w+)/u.exec(declaration?.resolve(this.#project)?.getText() ?? '')?.[1] ?? 'id'
      return `[${key}]: ${this.render(valueType)}`
    })
    const fields = this.#checker.getPropertiesOfType(type).map((member) => this.#field(member))
    return `{ ${[...keys, ...fields].join(', ')} }`
  }
}

/** The fields of a view, and of whatever it is made of, as blocks of text. */
function blocks(reader: Reader, name: string, type: Type): string {
  const told = new Set<string>()
  const texts: string[] = []
  const tell = (title: string, one: Type): void => {
    told.add(title)
    texts.push(`${title} = {\n${reader.fields(one, '  ').join('\n')}\n}`)
  }
  tell(name, type)
  for (;;) {
    const next = [...reader.named].find(([title]) => !told.has(title))
    if (!next) return texts.join('\n\n')
    tell(...next)
  }
}

/** The views of these games, each by the file that exports the type `View`. */
export function viewsOf(games: { readonly [game: string]: string }): { readonly [game: string]: string } {
  const api = new API({ cwd: ROOT })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.pure.json')] })
    const [project] = snapshot.getProjects()
    if (!project) throw new Error('there is no project to read')
    return Object.fromEntries(
      Object.entries(games).map(([game, file]) => {
        const reader = new Reader(project)
        return [game, blocks(reader, 'View', reader.exported(file, 'View'))]
      }),
    )
  } finally {
    api.close()
  }
}
