import '#client/lib/zod-setup'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { GoalDraft } from '#shared/goals'
import type { GoalValues } from './goal-form'

const fields = GoalDraft.pick({ title: true, category: true, targetDate: true, description: true })

/** The same check the server makes, on what the form holds. */
export const goalDraftResolver = zodResolver(fields) as Resolver<GoalValues>
