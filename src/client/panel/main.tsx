import './panel.css'
import { createRoot } from 'react-dom/client'
import type { PanelData } from '#shared/panel'
import { Panel } from './panel'

const data: PanelData = JSON.parse(document.getElementById('panel')?.textContent ?? 'null')
createRoot(document.getElementById('root') as HTMLElement).render(<Panel data={data} />)
