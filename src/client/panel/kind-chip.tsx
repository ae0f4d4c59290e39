import type { PanelProcedure } from '#shared/panel'
import { Chip } from '../ui/chip'

const TONES = { query: 'ink', mutation: 'sun', subscription: 'success' } as const

export const KindChip = ({ kind }: Pick<PanelProcedure, 'kind'>) => <Chip tone={TONES[kind]}>{kind}</Chip>
